import { constants, getPriority, setPriority } from 'node:os'
import { serveTasks } from '@/work/serve-tasks'
import { checkCodeImage } from './check-code-image'

// A check computes for a second or more, and whoever has not asked for one must not wait for it.
setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL))
serveTasks(checkCodeImage)
