import { readUpload } from '@/desk/exchange/read-upload'
import { serveTasks } from '@/work/serve-tasks'
import type { ExchangeTask } from './read-in-worker'
import { setSiteLanguages } from './site-languages'

setSiteLanguages()
serveTasks(({ kind, ...upload }: ExchangeTask) => readUpload(kind, upload))
