// The settings of the server, which components that are rendered on it read.
export const env = { SITE_URL: 'http://localhost', LOCALE_HOST: undefined }
