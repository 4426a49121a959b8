import type { OpenCall } from '#contract/open/calls/call.ts'
import { pathOf } from '#contract/open/calls/call.ts'

/** One request, as the samples send it. */
type Sent = {
  readonly server: string
  readonly app: string
  readonly method: string
  readonly path: string
  /** Sorted, without `?`. */
  readonly query: string
  /** JSON; empty where there is none. */
  readonly body: string
}

/** What stands where nobody has said which app it is, and which record. */
const someApp = 'YOUR-APP-ID'
const some = { no: 'NUMBER', kind: 'customer', externalId: 'CUSTOMER-1' }

/** The first example of a call, sent by this app. */
export function sentBy(call: OpenCall, { server, app }: { server: string; app: string }): Sent {
  const [example = {}] = Object.values(call.examples) as Record<string, unknown>[]
  const path = pathOf(call, { ...some, ...example })
  const of = { server, app: app || someApp, method: call.method, path }
  if (call.method !== 'GET') return { ...of, query: '', body: JSON.stringify(example, null, 2) }
  const asked = Object.entries(example).filter(([name]) => !call.path.includes(`{${name}}`))
  const query = asked.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  return { ...of, query: query.toSorted().join('&'), body: '' }
}

/** The signature recipe in four languages, whole programs without packages. */
export const samples: readonly { name: string; file: string; write: (sent: Sent) => string }[] = [
  { name: 'curl', file: 'call.sh', write: inCurl },
  { name: 'Node', file: 'call.mjs', write: inNode },
  { name: 'Python', file: 'call.py', write: inPython },
  { name: 'Java', file: 'Call.java', write: inJava },
]

function addressOf({ server, path, query }: Sent): string {
  return server + path + (query && `?${query}`)
}

function inCurl(sent: Sent): string {
  const { app, method, path, query, body } = sent
  return `app_id='${app}'
body=$(cat <<'JSON'
${body}
JSON
)
timestamp=$(date +%s)
nonce=$(openssl rand -hex 16)
hash=$(printf %s "$body" | openssl dgst -sha256 -hex | sed 's/.* //')
signature=$(printf '%s\\n%s\\n%s\\n%s\\n%s\\n%s' '${method}' '${path}' '${query}' "$timestamp" "$nonce" "$hash" |
  openssl dgst -sha256 -hmac "$APP_SECRET" -binary | base64)
curl --fail-with-body -sS -X ${method} '${addressOf(sent)}' \\
  -H "X-App-Id: $app_id" -H "X-Timestamp: $timestamp" -H "X-Nonce: $nonce" \\
  -H "X-Body-SHA256: $hash" -H "X-Signature: $signature"${
    body &&
    ` \\
  -H 'Content-Type: application/json' --data-binary "$body"`
  }
`
}

function inNode(sent: Sent): string {
  const { app, method, path, query, body } = sent
  return `import { createHash, createHmac, randomBytes } from 'node:crypto'

const appId = '${app}'
const body = ${body ? `JSON.stringify(${body})` : "''"}
const timestamp = String(Math.floor(Date.now() / 1000))
const nonce = randomBytes(16).toString('hex')
const hash = createHash('sha256').update(body).digest('hex')
const text = ['${method}', '${path}', '${query}', timestamp, nonce, hash].join('\\n')
const headers = {
  'X-App-Id': appId,
  'X-Timestamp': timestamp,
  'X-Nonce': nonce,
  'X-Body-SHA256': hash,
  'X-Signature': createHmac('sha256', process.env.APP_SECRET).update(text).digest('base64'),${
    body && "\n  'Content-Type': 'application/json',"
  }
}
const answer = await fetch('${addressOf(sent)}', { method: '${method}', headers${body && ', body'} })
console.log(await answer.text())
process.exitCode = answer.ok ? 0 : 1
`
}

function inPython(sent: Sent): string {
  const { app, method, path, query, body } = sent
  return `import base64, hashlib, hmac, os, secrets, time, urllib.request

app_id = "${app}"
body = r"""${body}""".encode()
timestamp, nonce = str(int(time.time())), secrets.token_hex(16)
digest = hashlib.sha256(body).hexdigest()
text = "\\n".join(["${method}", "${path}", "${query}", timestamp, nonce, digest])
key = os.environ["APP_SECRET"].encode()
headers = {
    "X-App-Id": app_id,
    "X-Timestamp": timestamp,
    "X-Nonce": nonce,
    "X-Body-SHA256": digest,
    "X-Signature": base64.b64encode(hmac.new(key, text.encode(), hashlib.sha256).digest()).decode(),${
      body && '\n    "Content-Type": "application/json",'
    }
}
request = urllib.request.Request("${addressOf(sent)}", ${body ? 'body' : 'None'}, headers, method="${method}")
print(urllib.request.urlopen(request).read().decode())
`
}

function inJava(sent: Sent): string {
  const { app, method, path, query, body } = sent
  return `import java.net.URI;
import java.net.http.*;
import java.security.*;
import java.time.Instant;
import java.util.*;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Java 17 or newer: java Call.java */
class Call {
  public static void main(String[] args) throws Exception {
    String appId = "${app}";
    String body = ${body ? `"""\n${forJava(body)}"""` : '""'};
    String timestamp = String.valueOf(Instant.now().getEpochSecond());
    String nonce = UUID.randomUUID().toString();
    String hash = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(body.getBytes("UTF-8")));
    String text = String.join("\\n", "${method}", "${path}", "${query}", timestamp, nonce, hash);
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(System.getenv("APP_SECRET").getBytes("UTF-8"), "HmacSHA256"));
    String signature = Base64.getEncoder().encodeToString(mac.doFinal(text.getBytes("UTF-8")));
    HttpRequest request = HttpRequest.newBuilder(URI.create("${addressOf(sent)}"))
        .headers("X-App-Id", appId, "X-Timestamp", timestamp, "X-Nonce", nonce)
        .headers("X-Body-SHA256", hash, "X-Signature", signature, "Content-Type", "application/json")
        .method("${method}", HttpRequest.BodyPublishers.ofString(body))
        .build();
    // Without this, Java asks for another protocol first where the address begins with http.
    HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    HttpResponse<String> answer = client.send(request, HttpResponse.BodyHandlers.ofString());
    System.out.println(answer.body());
    System.exit(answer.statusCode() < 300 ? 0 : 1);
  }
}
`
}

/** In a text block; other letters as Java reads them whatever the encoding of the file. */
function forJava(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replace(/[^\x20-\x7e\n]/g, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
