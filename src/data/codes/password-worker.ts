import { serveTasks } from '@/work/serve-tasks'
import { deriveKey } from './derive-key'

serveTasks(deriveKey)
