import * as migration_20261121_101919_initial from './20261121_101919_initial';

export const migrations = [
  {
    up: migration_20261121_101919_initial.up,
    down: migration_20261121_101919_initial.down,
    name: '20261121_101919_initial'
  },
];
