import { type Affine, combineAffine } from './affine'
import { readTransform } from './read-transform'

/** Adds the `transform` of an element to that of its parent. */
export function transformBy(matrix: Affine, transform: string | undefined): Affine {
  return transform && transform !== 'none'
    ? combineAffine(matrix, readTransform(transform))
    : matrix
}
