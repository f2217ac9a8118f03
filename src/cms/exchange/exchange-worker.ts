import { readExchangeFile } from '@/exchange/read-exchange-file'
import { serveTasks } from '@/work/serve-tasks'
import { packExchange } from './pack-exchange'
import type { ExchangeUpload } from './read-in-worker'

serveTasks(async ({ name, bytes }: ExchangeUpload) =>
  readExchangeFile(name, bytes).map(packExchange),
)
