import { serveInspections } from './serve-inspections'

serveInspections(self)
