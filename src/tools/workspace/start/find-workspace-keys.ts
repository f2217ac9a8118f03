const keyInText = /(?<![\w-])qw_[A-Za-z0-9_-]{43}(?![\w-])/g

/** Finds workspace keys in any text: links, files, mails. Each is returned once. */
export function findWorkspaceKeys(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(keyInText), ([key]) => key))]
}
