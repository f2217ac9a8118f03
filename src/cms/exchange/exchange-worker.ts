import { readExchangeFile } from '@/exchange/read-exchange-file'
import { readTmx } from '@/exchange/tmx/read-tmx'
import { serveTasks } from '@/work/serve-tasks'
import { readGlossaryCsv } from './glossary/glossary-csv'
import { packMemory } from './memory/pack-memory'
import { packExchange } from './pack-exchange'
import type { ExchangeTask } from './read-in-worker'

const readers = {
  glossary: ({ bytes }: ExchangeTask) => readGlossaryCsv(bytes),
  memory: ({ bytes }: ExchangeTask) => packMemory(readTmx(bytes)),
  texts: ({ name, bytes }: ExchangeTask) => readExchangeFile(name, bytes).map(packExchange),
}

serveTasks(async (task: ExchangeTask) => readers[task.kind](task))
