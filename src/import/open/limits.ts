const MEBIBYTE = 1024 * 1024

/** The most that is read of one file or response, before and after decompression. */
export const MAX_FILE_BYTES = 256 * MEBIBYTE
/** The most that all files of an archive may hold together. */
export const MAX_ARCHIVE_BYTES = 384 * MEBIBYTE
export const MAX_ENTRIES = 2000
