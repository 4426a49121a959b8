// Loaded into the server and the city by the command that starts them: when it is gone, however it went, they stop as well.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
