// npm run messages -- COMMAND: exports the messages of the interface for translators and imports
// their files; see src/exchange/messages.
import { prepare } from './prepare.mjs'

prepare({ development: true })
const { register } = await import('tsx/esm/api')
register()
const { runMessages } = await import('../src/exchange/messages/run-messages.ts')
process.exitCode = runMessages(process.argv.slice(2), {
  folder: 'src/i18n',
  deskFolder: 'src/desk',
  print: (line) => console.log(line),
})
