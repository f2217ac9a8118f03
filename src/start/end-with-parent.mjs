// Loaded before the programs that `runChild` starts: they exit when their parent does, also after
// kill -9. Processes that such a program starts load this module as well, and need their channel
// for other purposes.
if (new URL(import.meta.url).searchParams.get('parent') === String(process.ppid)) {
  process.once('disconnect', () => process.exit(1))
  process.channel?.unref()
}
