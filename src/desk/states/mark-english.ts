/** Marks a title that is shown in the language of the source because it is not translated. */
export const markEnglish = (title: string, language: string): string => `${title} (${language})`
