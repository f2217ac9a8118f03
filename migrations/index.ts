import * as migration_20261121_105408_drift from './20261121_105408_drift';

export const migrations = [
  {
    up: migration_20261121_105408_drift.up,
    down: migration_20261121_105408_drift.down,
    name: '20261121_105408_drift'
  },
];
