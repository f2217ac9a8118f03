import { serveTasks } from '@/work/serve-tasks'
import { drawCodeImage } from './draw-code-image'

serveTasks(drawCodeImage)
