// Preloaded into a site: on SIGUSR2, collects garbage and writes the remaining memory to a file.
import { writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const { QZ_MEMORY_FILE } = process.env
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')
process.on('SIGUSR2', () => {
  collectGarbage()
  collectGarbage()
  writeFileSync(QZ_MEMORY_FILE, JSON.stringify(process.memoryUsage()))
})
