import { readExchangeFile } from '@/exchange/read-exchange-file'
import { readTmx } from '@/exchange/tmx/read-tmx'
import { serveTasks } from '@/work/serve-tasks'
import { packMemory } from './memory/pack-memory'
import { packExchange } from './pack-exchange'
import type { ExchangeTask } from './read-in-worker'

serveTasks(async ({ kind, name, bytes }: ExchangeTask) =>
  kind === 'memory' ? packMemory(readTmx(bytes)) : readExchangeFile(name, bytes).map(packExchange),
)
