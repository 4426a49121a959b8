// Loaded into the server and the city by the command that starts them: they stop when that process ends, even if it was killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
