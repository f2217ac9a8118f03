export const exampleKey = 'qz_Wk3v0nJ8xQm2LrT5yB7cD9fG1hK4pS6uV0wX2zA3eEo'

/** What an example request sends an email with. */
export const exampleEmail = { email: 'owner@example.com', locale: 'en' }

/** The document of the example requests. */
export const exampleDocument = {
  version: 1,
  type: 'url',
  mainLocale: 'en',
  languages: {
    en: {
      fields: { url: 'https://example.com/menu' },
      ...{ title: '', description: '', buttons: [], files: [] },
    },
  },
  look: { accent: '#0b6b4f', ground: '#ffffff', coverFileId: null },
  rules: null,
}
