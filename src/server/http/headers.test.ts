import { describe, expect, test } from 'vitest';
import { securityHeaders, type Setting } from './headers.ts';

function read(setting: Setting): Map<string, string> {
  const list = securityHeaders(setting);
  return new Map(
    list.flatMap((name, i) => (i % 2 === 0 ? [[name.toLowerCase(), list[i + 1]!] as const] : [])),
  );
}

describe('security headers', () => {
  test('the content policy allows nothing inline and nothing foreign', () => {
    const policy = read({ secure: true }).get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|nonce|sha\d|\*|http:/);
  });

  test('a measured page may reach its measurement service and nothing else', () => {
    const policy = read({ secure: true, measured: true }).get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;");
    expect(policy).toMatch(/trusted-types [^;]*measurement/);
    expect(policy).not.toMatch(/unsafe|nonce|sha\d|http:/);
  });

  test('https is required only where https was used', () => {
    const plain = read({ secure: false });
    expect(plain.has('strict-transport-security')).toBe(false);
    expect(plain.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
    const secure = read({ secure: true });
    expect(secure.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    expect(secure.get('content-security-policy')).toContain('upgrade-insecure-requests');
  });

  test('only a framable response may be framed', () => {
    expect(read({ secure: false }).get('x-frame-options')).toBe('DENY');
    const framable = read({ secure: false, framable: true });
    expect(framable.has('x-frame-options')).toBe(false);
    expect(framable.get('content-security-policy')).toContain('frame-ancestors *');
  });

  test('no page may use the camera, the microphone, the place or a payment', () => {
    const policy = read({ secure: true }).get('permissions-policy') ?? '';
    // One entry that is not well formed, and browsers ignore the whole header.
    expect(policy).toMatch(/^[a-z-]+=\(\)(, [a-z-]+=\(\))*$/);
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'midi'])
      expect(policy.split(', ')).toContain(`${feature}=()`);
  });

  test('what runs nothing says in few bytes that it may do nothing', () => {
    const headers = read({ secure: true, passive: true });
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    expect([...headers].flat().join().length).toBeLessThan(260);
  });

  test('only the desk frames pages, and only those of this site', () => {
    const policy = (setting: object) =>
      read({ secure: false, ...setting }).get('content-security-policy');
    expect(policy({})).not.toContain('frame-src');
    expect(policy({ framesPages: true })).toContain("frame-src 'self'");
    expect(policy({ framesPages: true })).toContain("frame-ancestors 'none'");
  });
});
