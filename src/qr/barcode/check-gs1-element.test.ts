import { expect, it } from 'vitest'
import { findGs1Fault } from './check-gs1-element'

it.each([
  ['8018', '950600013435000059', undefined],
  ['8018', '950600013435000050', 'check'],
  ['8018', '95060001343500005', 'form'],
  ['8017', '950600013435000051', 'check'],
  ['8003', '09506000134352ABC1', undefined],
  ['8003', '09506000134353ABC1', 'check'],
  ['8003', '9506000134352', 'form'],
  ['253', '9506000134352DOC17', undefined],
  ['253', '9506000134353DOC17', 'check'],
  ['255', '9506000134352123', undefined],
  ['255', '9506000134352A', 'form'],
  ['402', '95060001343500009', 'check'],
  ['8006', '095060001343520102', undefined],
  ['8006', '095060001343530102', 'check'],
  ['414', '9506000134353', 'check'],
  ['03', '09506000134353', 'check'],
  // The example of the GS1 General Specifications.
  ['8013', '1987654Ad4X4bL5ttr2310c2K', undefined],
  ['8013', '1987654Ad4X4bL5ttr2310c2L', 'check'],
  ['17', '271231', undefined],
  ['17', '271300', 'date'],
  ['17', '270229', 'date'],
  ['17', '280229', undefined],
  ['11', '270200', undefined],
  ['7006', '270200', 'date'],
  ['7003', '2712312359', undefined],
  ['7003', '2712312460', 'date'],
  ['7007', '271201271231', undefined],
  ['7007', '271201271331', 'date'],
  ['8008', '27123123', undefined],
  ['8008', '27133108', 'date'],
  ['7250', '19871301', 'date'],
  ['10', '271331', undefined],
  ['8004', '9506000134353X', undefined],
])('(%s)%s has the fault %s', (id, value, fault) => {
  expect(findGs1Fault({ id, value })).toBe(fault)
})
