import type { OAuthSettings } from '../env.ts';

const earlyMs = 5 * 60_000;

/** Trades the refresh token for access tokens, and keeps one until five minutes before its end. */
export function createTokens({ tokenUrl, clientId, clientSecret, refreshToken }: OAuthSettings) {
  let kept: { readonly token: string; readonly until: number } | undefined;
  let refresh = refreshToken;
  return {
    forget: () => (kept = undefined),
    async read(): Promise<string> {
      if (kept && kept.until > Date.now()) return kept.token;
      const response = await fetch(tokenUrl, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          grant_type: 'refresh_token',
          client_id: clientId,
          ...(clientSecret && { client_secret: clientSecret }),
          refresh_token: refresh,
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(15_000),
      });
      const text = (await response.text()).slice(0, 50_000);
      const answer = response.ok ? (JSON.parse(text) as Record<string, unknown>) : {};
      const { access_token: token, expires_in: seconds, refresh_token: next } = answer;
      if (typeof token !== 'string') throw new TokenRefused();
      // Microsoft gives a new one each time; the old one works on until it ends.
      if (typeof next === 'string') refresh = next;
      const lasts = typeof seconds === 'number' ? seconds * 1000 : 3_600_000;
      kept = { token, until: Date.now() + Math.max(0, lasts - earlyMs) };
      return token;
    },
  };
}

class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
}
