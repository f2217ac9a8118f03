import * as migration_20261121_101255_initial from './20261121_101255_initial';

export const migrations = [
  {
    up: migration_20261121_101255_initial.up,
    down: migration_20261121_101255_initial.down,
    name: '20261121_101255_initial'
  },
];
