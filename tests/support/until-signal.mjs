/** Says who it is, and by which signal it ends: it stands for a server that `npm start` runs. */
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
  process.once(signal, () => {
    console.log(`ends by ${signal}`);
    process.exit();
  });
setInterval(() => undefined, 60_000);
console.log(`runs as ${process.pid}`);
