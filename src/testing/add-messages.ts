/** Adds messages at these paths to the English catalog, for `listCompileErrors`. */
export function addMessages(...paths: string[]): Record<string, (source: string) => string> {
  return {
    'src/i18n/messages/en.json': (source) => {
      const messages = JSON.parse(source)
      for (const path of paths) {
        const names = path.split('.')
        const last = names.pop() ?? ''
        let parent = messages
        for (const name of names) parent = parent[name] ??= {}
        parent[last] = 'Dummy'
      }
      return JSON.stringify(messages)
    },
  }
}
