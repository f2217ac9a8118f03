import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, Solution } from 'altcha-lib/types'
import { expose } from 'comlink'

const trialsPerReport = 20

const proofApi = {
  async solve(challenge: Challenge, onTrials: (trials: number) => void): Promise<Solution | null> {
    let trials = 0
    return solveChallenge({
      challenge,
      deriveKey: (...args) => {
        trials += 1
        if (trials % trialsPerReport === 0) onTrials(trials)
        return deriveKey(...args)
      },
    })
  },
}
export type ProofApi = typeof proofApi

expose(proofApi)
