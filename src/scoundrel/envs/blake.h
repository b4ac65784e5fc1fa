/* BLAKE2b (RFC 7693) of a text that fits into one block, with 32 bytes of digest and no key.

   The rounds are unrolled, so that all words stay in registers. */

#include <stdint.h>

#define BLAKE_PARAMETERS 0x01010020ULL /* no key, one node, 32 bytes */

static const uint64_t BLAKE_START[8] = {
    0x6a09e667f3bcc908ULL, 0xbb67ae8584caa73bULL, 0x3c6ef372fe94f82bULL, 0xa54ff53a5f1d36f1ULL,
    0x510e527fade682d1ULL, 0x9b05688c2b3e6c1fULL, 0x1f83d9abfb41bd6bULL, 0x5be0cd19137e2179ULL,
};

#define TURN(word, bits) (((word) >> (bits)) | ((word) << (64 - (bits))))

#define MIX(a, b, c, d, one, other) \
    do { \
        a += b + block[one]; \
        d = TURN(d ^ a, 32); \
        c += d; \
        b = TURN(b ^ c, 24); \
        a += b + block[other]; \
        d = TURN(d ^ a, 16); \
        c += d; \
        b = TURN(b ^ c, 63); \
    } while (0)

#define ROUND(m0, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15) \
    do { \
        MIX(v0, v4, v8, v12, m0, m1); \
        MIX(v1, v5, v9, v13, m2, m3); \
        MIX(v2, v6, v10, v14, m4, m5); \
        MIX(v3, v7, v11, v15, m6, m7); \
        MIX(v0, v5, v10, v15, m8, m9); \
        MIX(v1, v6, v11, v12, m10, m11); \
        MIX(v2, v7, v8, v13, m12, m13); \
        MIX(v3, v4, v9, v14, m14, m15); \
    } while (0)

/* The first four words of the digest of a block with this many bytes of text. */
static inline void blake_block(const uint64_t *block, uint64_t length, uint64_t *digest) {
    uint64_t v0 = BLAKE_START[0] ^ BLAKE_PARAMETERS, v1 = BLAKE_START[1], v2 = BLAKE_START[2];
    uint64_t v3 = BLAKE_START[3], v4 = BLAKE_START[4], v5 = BLAKE_START[5], v6 = BLAKE_START[6];
    uint64_t v7 = BLAKE_START[7], v8 = BLAKE_START[0], v9 = BLAKE_START[1], v10 = BLAKE_START[2];
    uint64_t v11 = BLAKE_START[3], v12 = BLAKE_START[4] ^ length, v13 = BLAKE_START[5];
    uint64_t v14 = ~BLAKE_START[6], v15 = BLAKE_START[7];
    ROUND(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    ROUND(14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3);
    ROUND(11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4);
    ROUND(7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8);
    ROUND(9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13);
    ROUND(2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9);
    ROUND(12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11);
    ROUND(13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10);
    ROUND(6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5);
    ROUND(10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0);
    ROUND(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    ROUND(14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3);
    digest[0] = BLAKE_START[0] ^ BLAKE_PARAMETERS ^ v0 ^ v8;
    digest[1] = BLAKE_START[1] ^ v1 ^ v9;
    digest[2] = BLAKE_START[2] ^ v2 ^ v10;
    digest[3] = BLAKE_START[3] ^ v3 ^ v11;
}
