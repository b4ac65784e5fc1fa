/* Unpacks LZMA while it arrives: bytes go in wherever the input has a place for them, and `unpack` decodes as far as
 * they reach. Made by packing.py, driven by unpack.js. What can't be decoded traps, which JavaScript sees as an error.
 *
 * A packed file is a byte with the three parameters of LZMA, four with the unpacked size, and the stream. */

#include <stdint.h>

enum { ROOM = 1 << 16, LONGEST = 32, HEADER = 5, PAGE = 1 << 16, LARGEST = 1 << 26 };
enum { EVEN = 1 << 10, STATES = 12, POSITIONS = 16, DISTANCES = 115, LITERALS = 0x300 << 4 };

typedef uint16_t Odds;
typedef struct { Odds choice, beyond, low[POSITIONS][8], middle[POSITIONS][8], high[256]; } Lengths;

/* All that is learned while decoding; every field is odds. */
static struct {
  Odds match[STATES][POSITIONS], repeat[STATES], older[STATES], third[STATES], fourth[STATES];
  Odds longer[STATES][POSITIONS], slots[4][64], distances[DISTANCES], aligned[16], literals[LITERALS];
  Lengths lengths, repeated;
} odds;

/* Nothing that is decoded at once takes more than LONGEST bytes, so what follows the last byte is never reached. */
static uint8_t input[ROOM + 2 * LONGEST];
static uint32_t have, next, range, code;
static uint8_t *output;
static uint32_t done, size, state, last[4], literal_bits, literal_mask, position_mask;

extern uint8_t __heap_base;

uint8_t *place(void) { return input + have; }
uint8_t *unpacked(void) { return output; }

static void must(int holds) {
  if (!holds) __builtin_trap();
}

static inline uint32_t byte(void) { return input[next++]; }

static inline void refill(void) {
  if (range < 1u << 24) {
    range <<= 8;
    code = code << 8 | byte();
  }
}

static inline uint32_t bit(Odds *chance) {
  refill();
  uint32_t bound = (range >> 11) * *chance;
  if (code < bound) {
    range = bound;
    *chance += (2048 - *chance) >> 5;
    return 0;
  }
  range -= bound;
  code -= bound;
  *chance -= *chance >> 5;
  return 1;
}

static inline uint32_t bits(Odds *tree, int count) {
  uint32_t found = 1;
  for (int i = 0; i < count; i++) found = found << 1 | bit(&tree[found]);
  return found - (1u << count);
}

static uint32_t reversed(Odds *tree, int count) {
  uint32_t node = 1, found = 0;
  for (int i = 0; i < count; i++) {
    uint32_t each = bit(&tree[node]);
    node = node << 1 | each;
    found |= each << i;
  }
  return found;
}

static uint32_t plain(int count) {
  uint32_t found = 0;
  while (count--) {
    refill();
    range >>= 1;
    uint32_t each = code >= range;
    if (each) code -= range;
    found = found << 1 | each;
  }
  return found;
}

static uint32_t length(Lengths *of, uint32_t position) {
  if (!bit(&of->choice)) return 2 + bits(of->low[position], 3);
  if (!bit(&of->beyond)) return 10 + bits(of->middle[position], 3);
  return 18 + bits(of->high, 8);
}

static uint32_t distance(uint32_t count) {
  uint32_t slot = bits(odds.slots[count < 6 ? count - 2 : 3], 6);
  if (slot < 4) return slot;
  int more = (int)(slot >> 1) - 1;
  uint32_t base = (2 | (slot & 1)) << more;
  if (slot < 14) return base + reversed(odds.distances + base - slot, more);
  return base + (plain(more - 4) << 4) + reversed(odds.aligned, 4);
}

static void literal(void) {
  uint32_t before = done ? output[done - 1] : 0;
  Odds *tree = odds.literals + 0x300 * (((done & literal_mask) << literal_bits) + (before >> (8 - literal_bits)));
  uint32_t found = 1;
  if (state >= 7) {
    must(last[0] < done);
    uint32_t match = output[done - 1 - last[0]];
    do {
      uint32_t expected = match >> 7 & 1;
      match <<= 1;
      uint32_t each = bit(&tree[(1 + expected) * 256 + found]);
      found = found << 1 | each;
      if (each != expected) break;
    } while (found < 256);
  }
  while (found < 256) found = found << 1 | bit(&tree[found]);
  output[done++] = (uint8_t)found;
  state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
}

static void copy(uint32_t count) {
  must(last[0] < done && count <= size - done);
  const uint8_t *from = output + done - 1 - last[0];
  for (uint32_t i = 0; i < count; i++) output[done + i] = from[i];
  done += count;
}

static void recall(int which) {
  uint32_t found = last[which];
  for (; which; which--) last[which] = last[which - 1];
  last[0] = found;
}

static void match(uint32_t position) {
  uint32_t count;
  if (!bit(&odds.repeat[state])) {
    count = length(&odds.lengths, position);
    recall(3);
    last[0] = distance(count);
    state = state < 7 ? 7 : 10;
  } else {
    if (bit(&odds.older[state])) recall(!bit(&odds.third[state]) ? 1 : !bit(&odds.fourth[state]) ? 2 : 3);
    else if (!bit(&odds.longer[state][position])) {
      state = state < 7 ? 9 : 11;
      copy(1);
      return;
    }
    count = length(&odds.repeated, position);
    state = state < 7 ? 8 : 11;
  }
  copy(count);
}

static void begin(void) {
  uint32_t told = byte();
  must(told < 9 * 5 * 5);
  literal_bits = told % 9;
  uint32_t low_bits = told / 9 % 5;
  must(literal_bits + low_bits <= 4);
  literal_mask = (1u << low_bits) - 1;
  position_mask = (1u << told / 45) - 1;
  for (int i = 0; i < 4; i++) size |= byte() << 8 * i;
  must(size <= LARGEST);
  output = &__heap_base;
  uint32_t needed = ((uintptr_t)output + size + PAGE - 1) / PAGE;
  must(__builtin_wasm_memory_grow(0, needed - __builtin_wasm_memory_size(0)) != (unsigned long)-1);
  for (Odds *each = (Odds *)&odds; each < (Odds *)(&odds + 1); each++) *each = EVEN;
  range = UINT32_MAX;
  must(byte() == 0);
  for (int i = 0; i < 4; i++) code = code << 8 | byte();
}

/* So many bytes have been put into their place; how many are unpacked by now. With none, these were the last, and
 * anything that is missing or left over is an error. */
uint32_t unpack(uint32_t count) {
  have += count;
  must(have <= ROOM + LONGEST);
  if (!output) {
    if (have < HEADER + 5) {
      must(count != 0);
      return 0;
    }
    begin();
  }
  while (done < size && (next + LONGEST <= have || !count)) {
    must(next <= have);
    uint32_t position = done & position_mask;
    if (bit(&odds.match[state][position])) match(position);
    else literal();
  }
  if (!count) must(done == size && next <= have);
  if (next > have) next = have;
  have -= next;
  for (uint32_t i = 0; i < have; i++) input[i] = input[next + i];
  next = 0;
  return done;
}
