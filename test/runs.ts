/** The number of runs of a randomised test: few in `npm test`, all in `npm run test:long`. */
export const runs = (few: number, all: number): number => (process.env.OSD_LONG ? all : few)
