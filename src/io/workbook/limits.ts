const MEBIBYTE = 1024 * 1024

/** The most that is read of one file or response, before and after decompression. */
export const MAX_FILE_BYTES = 256 * MEBIBYTE
/** The most that all files of an archive may hold together. */
export const MAX_ARCHIVE_BYTES = 384 * MEBIBYTE
export const MAX_ENTRIES = 2000
/** How often an archive may be packed into another one. */
export const MAX_LAYERS = 3
/** Rows times columns of a table. A sheet with one value in its last cell has seventeen billion. */
export const MAX_CELLS = 10_000_000
/** Characters of one cell. Excel has 32,767 at most. */
export const MAX_CELL_LENGTH = 1_000_000
