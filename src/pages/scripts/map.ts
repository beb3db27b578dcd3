import { askForMap } from './show-map.ts'

/* Runs on the page of the map. Nothing is loaded from the server of the tiles before somebody asks for the map. */
askForMap(document)
