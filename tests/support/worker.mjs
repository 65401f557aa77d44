/** A worker that is ready at once, and ends when it is told to leave. */
process.on('message', ({ type }) => {
  if (type === 'leave') process.exit(0);
});
process.send({ type: 'ready', port: 1 });
