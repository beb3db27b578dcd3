/** The field of an item for a value that the standard has no field for. A directory may have one of its own. */
export const extensionField = (name: string): string => `extension ${name}`

/** True when a field is one of those: its value has no home unless the directory has declared it. */
export const isExtension = (field: string): boolean => field.startsWith('extension ')
