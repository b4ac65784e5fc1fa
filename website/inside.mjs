/**
 * Runs a Python program inside Pyodide, as the page does, but outside a browser.
 *
 * usage: node inside.mjs PYTHON_FOLDER PROJECT PROGRAM
 *
 * PYTHON_FOLDER is the folder `python/` of the site. The program finds the project's files under /project, and what
 * it prints is printed.
 */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { argv } from "node:process";
import { pathToFileURL } from "node:url";

const [folder, project, program] = argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
try {
  const python = await loadPyodide({ indexURL: folder });
  python.unpackArchive(new Uint8Array(readFileSync(join(folder, "game.zip"))), "zip", {
    extractDir: python.runPython("import site; site.getsitepackages()[0]"),
  });
  python.FS.mkdir("/project");
  python.FS.mount(python.FS.filesystems.NODEFS, { root: project }, "/project");
  python.runPython(readFileSync(program, "utf-8"));
} catch (error) {
  // The whole of Pyodide's source would be printed with the error itself.
  console.error(String(error.message));
  process.exitCode = 1;
}
