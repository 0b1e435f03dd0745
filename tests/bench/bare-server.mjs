import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The least that Node can do: every request gets the bytes of one file. Arguments: file, port, headers as JSON. */
const [file = '', port = '0', headers = '{}'] = process.argv.slice(2);
const body = readFileSync(file);
const fields = { ...JSON.parse(headers), 'content-length': body.length };

createServer((_request, response) => {
  response.writeHead(200, fields);
  response.end(body);
}).listen(Number(port), 'localhost');
