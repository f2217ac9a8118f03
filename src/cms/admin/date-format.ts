/**
 * Date and time in the format of each language and the time zone of the browser, which is named.
 */
export const dateTimeFormat = 'PPp (O)'
