import { serveTasks } from '@/work/serve-tasks'
import { prepareUpload } from './prepare-upload'

serveTasks(prepareUpload)
