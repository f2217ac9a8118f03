const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

const values = new Int8Array(128).fill(-1)
for (let value = 0; value < characters.length; value++) values[characters.charCodeAt(value)] = value

/**
 * Value of a UTF-16 code unit in alphanumeric mode (ISO/IEC 18004, table 5), less than 10 for
 * digits; −1 for characters outside of the mode.
 */
export function alphanumericValue(unit: number): number {
  return unit < 128 ? (values[unit] as number) : -1
}
