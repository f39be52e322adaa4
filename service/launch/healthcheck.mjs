// What a container's health check runs: it fails unless both programs answer, or the site alone if it uses another API.
const { HOST, PORT, SERVICE_PORT, TVGUIDE_API_URL } = process.env;
const site = HOST && HOST !== "0.0.0.0" && HOST !== "::" ? HOST : "127.0.0.1";
const addresses = [`http://${site}:${PORT || 3000}/robots.txt`];
if (!TVGUIDE_API_URL) addresses.push(`http://127.0.0.1:${SERVICE_PORT || 3001}/readyz`);
const answers = await Promise.all(addresses.map((address) => fetch(address).catch(() => null)));
process.exit(answers.every((answer) => answer?.ok) ? 0 : 1);
