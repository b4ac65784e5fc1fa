/** The host brings `host.js`: a worker with the game inside, or `scoundrel serve`. The page can't tell them apart. */
import type { Message, Reply } from "./types";
export function ask(message: Message & { id: number }): Promise<Reply>;
