// Imported into the server and the city by the command that starts them, so that they stop when that process ends, even if it is killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
