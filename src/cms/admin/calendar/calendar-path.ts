import { paths } from '@/paths'

export const calendarPath = `${paths.admin}/calendar`
