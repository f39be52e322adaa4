import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener, RequestError } from "@hono/node-server";
import { type ClientLimits, limitClients } from "../outside/clients.ts";
import { refuseParameters } from "./http/parameters.ts";
import { newRequestId, problemResponse } from "./http/problem.ts";
import { unreadableAnswer } from "./http/unreadable.ts";

/** The limits that a server sets its clients. */
export type ServerLimits = Omit<ClientLimits, "newcomerMs"> & {
  /** From a request's first byte until its headers are complete. */
  headersMs: number;
  /** From a request's first byte until its body is complete. */
  requestMs: number;
  /** How often these two are checked. */
  checkMs: number;
  /** How long a connection may be idle between two requests. */
  restMs: number;
  /** How long a request may go without any traffic, for example if the client doesn't read the answer. */
  stallMs: number;
  /** The most that a request's first line and headers may take together. */
  headerBytes: number;
};

export const serverLimits: ServerLimits = {
  headersMs: 10_000,
  // A body is 64 KB at most.
  requestMs: 30_000,
  checkMs: 2_000,
  // Longer than proxies keep theirs, so that none sends a request on a connection that is being closed.
  restMs: 65_000,
  stallMs: 60_000,
  // Room for a URL that is too long, so that it gets a proper refusal.
  headerBytes: 32 * 1024,
  connections: 2_000,
  newcomers: 12_000,
  connectionsOfOne: 400,
};

export type HttpServer = {
  server: Server;
  /** Stops accepting requests and resolves when the open ones have been answered. */
  stop(): Promise<void>;
};

/**
 * Creates the HTTP server around an app, not yet listening. `onRequest` is called for each request, and the function
 * that it returns once the answer is sent or the client has disconnected.
 */
export function createHttpServer(
  fetch: Parameters<typeof getRequestListener>[0],
  {
    limits = serverLimits,
    onRequest = () => () => {},
  }: { limits?: ServerLimits; onRequest?: () => () => void } = {},
): HttpServer {
  const connections = new Set<Socket>();
  const clients = limitClients({ ...limits, newcomerMs: limits.headersMs }, (socket) => {
    socket.write(unreadableAnswer("ERR_HTTP_REQUEST_TIMEOUT"));
    socket.destroySoon();
  });
  const underWay = new Map<ServerResponse, Socket>();
  let stopping = false;
  const answer = getRequestListener(fetch, { hostname: "localhost", errorHandler: answerFailure });
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkMs,
      keepAliveTimeout: limits.restMs,
      maxHeaderSize: limits.headerBytes,
      // Node's own refusal has no body.
      requireHostHeader: false,
    },
    (request, response) => {
      const { socket } = request;
      clients.occupy(socket, response, () => {
        const ended = onRequest();
        underWay.set(response, socket);
        if (stopping) response.setHeader("Connection", "close");
        response.once("close", () => {
          underWay.delete(response);
          if (stopping) socket.destroySoon();
          ended();
        });
        if (request.httpVersion === "1.1" && request.headers.host === undefined)
          socket.end(unreadableAnswer());
        else void answer(request, response);
      });
    },
  );
  server.setTimeout(limits.stallMs);
  const [serve] = server.listeners("connection");
  server.removeAllListeners("connection");
  server.on("connection", (socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
    clients.meet(socket, () => serve?.call(server, socket));
  });
  // Unknown expectations are ignored.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    const answered = [...underWay].some(([response, own]) => own === socket && response.headersSent);
    if (answered || !socket.writable) socket.destroy(error);
    else socket.end(unreadableAnswer(error.code));
  });

  return {
    server,
    async stop() {
      stopping = true;
      const closed = once(server, "close");
      server.close();
      for (const response of underWay.keys())
        if (!response.headersSent) response.setHeader("Connection", "close");
      // Node would wait for connections that haven't sent a request yet.
      for (const socket of connections) if (!clients.isBusy(socket)) socket.destroy();
      await closed;
    },
  };
}

/** Answers requests with a malformed target or Host, and those on which the app throws. */
function answerFailure(error: unknown): Response {
  const facts = { requestId: newRequestId(), tookMs: 0 };
  if (!(error instanceof RequestError))
    return problemResponse({ code: "internal", detail: "the request failed" }, facts);
  const errors = [{ param: "Host", detail: "a well-formed host, before a well-formed path" }];
  return problemResponse(refuseParameters("invalid_parameter", errors), facts);
}
