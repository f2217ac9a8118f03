// Loaded before the programs that `runChild` starts: they end when their parent does, also by kill -9.
// Processes that such a program starts load it as well, and need their channel for other things.
if (new URL(import.meta.url).searchParams.get('parent') === String(process.ppid)) {
  process.once('disconnect', () => process.exit(1))
  process.channel?.unref()
}
