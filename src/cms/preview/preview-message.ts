/** Type of the message that a previewed page posts to the admin to focus a field. */
const focusType = 'preview-focus-field'

/** Type of the message with which the admin announces a save; defined by Payload. */
export const savedType = 'payload-document-event'

/** The message with which a page announces that it can receive messages; defined by Payload. */
export const readyMessage = { type: 'payload-live-preview', ready: true } as const

/** A text that was clicked in the preview. */
export type FieldClick = {
  /** Path of the page with its locale. */
  page: string
  /** Path of the field with rows by id. */
  field: string
}

export function writeFieldClick(click: FieldClick): object {
  return { type: focusType, ...click }
}

/** Reads a message of a previewed page; undefined for other messages and for other origins. */
export function readFieldClick({
  data,
  origin,
}: Pick<MessageEvent<unknown>, 'data' | 'origin'>): FieldClick | undefined {
  if (origin !== window.location.origin || typeof data !== 'object' || data === null)
    return undefined
  const { type, page, field } = data as Record<string, unknown>
  if (type !== focusType || typeof page !== 'string' || typeof field !== 'string') return undefined
  return { page, field }
}
