import type { BatchList } from './batch-list'

const places = ['Café Luna', 'Atelier Nord', 'Riverside Park', 'Museum', 'Bibliotek', 'Studio 9']

/** Six tables of a café and its neighbours: links, captions, colours and names for the files. */
export function sampleList(headings: readonly [string, string, string, string]): BatchList {
  const colors = ['#000000', '#0b4f6c', '#7a1f3d', '#1f5c2e', '#4a2c7a', '#6b3e07']
  const rows = places.map((place, index) => [
    `https://example.com/menu?table=${index + 1}`,
    place,
    colors[index] ?? '',
    `table-${index + 1}`,
  ])
  return {
    origin: 'sample',
    name: '',
    cells: [headings, ...rows],
    hasHeadings: true,
    brokenRows: [],
    pictures: [],
  }
}
