/** The host that tiles come from, such as `tile.openstreetmap.org`; undefined when it is the site itself. */
export const tileHost = (tiles: string | undefined): string | undefined =>
  tiles !== undefined && URL.canParse(tiles) ? new URL(tiles).host : undefined
