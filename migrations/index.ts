import * as migration_20261121_102354_initial from './20261121_102354_initial';

export const migrations = [
  {
    up: migration_20261121_102354_initial.up,
    down: migration_20261121_102354_initial.down,
    name: '20261121_102354_initial'
  },
];
