/** A cache in memory, with what the offline pages use of a real one. https://w3c.github.io/ServiceWorker/#cache-interface */
class MemoryCache {
  /** Contents by path. */
  readonly entries = new Map<string, Response>();

  async match(key: string): Promise<Response | undefined> {
    return this.entries.get(key)?.clone();
  }

  async put(key: string, response: Response): Promise<void> {
    this.entries.set(key, response);
  }
}

/** Caches in memory, in place of those of a browser. */
export class MemoryCaches {
  readonly named = new Map<string, MemoryCache>();

  async open(name: string): Promise<MemoryCache> {
    const cache = this.named.get(name) ?? new MemoryCache();
    this.named.set(name, cache);
    return cache;
  }

  async match(key: string, { cacheName }: { cacheName: string }): Promise<Response | undefined> {
    return this.named.get(cacheName)?.match(key);
  }

  async keys(): Promise<string[]> {
    return [...this.named.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.named.delete(name);
  }
}
