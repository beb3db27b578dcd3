/** The field of an item for a value that the standard has no field for. A directory may have one of its own. */
export const extensionField = (name: string): string => `extension ${name}`
