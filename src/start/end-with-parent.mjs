// Loaded before the programs that `runChild` starts: they end when their parent does, also by kill -9.
process.once('disconnect', () => process.exit(1))
process.channel?.unref()
