/** Names of address fields, see `pathField`. No other field of content has one of them. */
export const addressFields = ['path', 'buttonPath'] as const

export type AddressFieldName = (typeof addressFields)[number]

export function isAddressField(name: string): name is AddressFieldName {
  return (addressFields as readonly string[]).includes(name)
}
