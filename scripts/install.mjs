// Installs all packages, also those of tests and checks, for commands that start without a program of
// ours.
import { prepare } from './prepare.mjs'

prepare({ development: true })
