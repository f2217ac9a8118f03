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
